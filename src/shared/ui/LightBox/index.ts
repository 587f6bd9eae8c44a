export type { LightBoxPicture } from './LightBox';
export { LazyLightBox } from './LazyLightBox';
