export { PlaygroundScreen as PlaygroundPage } from '@web/features/playground/PlaygroundScreen';
