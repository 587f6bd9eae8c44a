export { Card, SunkenCard } from './Card.styles';
