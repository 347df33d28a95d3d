export { LastPlaygroundScreen as LastPlaygroundPage } from '@web/features/playground/LastPlaygroundScreen';
export { PlaygroundScreen as PlaygroundPage } from '@web/features/playground/PlaygroundScreen';
