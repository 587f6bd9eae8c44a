export { CharacterCounter } from './CharacterCounter';
