export { LastPlayground as LastPlaygroundPage } from '@web/features/playground/LastPlayground';
export { PlaygroundScreen as PlaygroundPage } from '@web/features/playground/PlaygroundScreen';
