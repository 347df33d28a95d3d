import { channels } from 'virtual:desktop-channels';
import { contextBridge, ipcRenderer } from 'electron';
import { createBridge } from './create-bridge';

contextBridge.exposeInMainWorld('emberforge', createBridge(channels, ipcRenderer));
