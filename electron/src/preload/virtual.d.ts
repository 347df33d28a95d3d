declare module 'virtual:desktop-channels' {
  /** Of shared/desktop, as plain data: the schemas stay in main. */
  export const channels: import('./create-bridge').Channels;
}
