export { CarouselArrows } from './CarouselArrows';
export { useCarousel } from './useCarousel';
