import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';

const PAGE = 65_536;
/** What the module asks for at its start; a smaller limit cannot be given. */
const INITIAL_PAGES = 256;

/**
 * A fresh QuickJS of its own: nothing is shared between two but the compiled code. QuickJS's own memory limit counts
 * next to nothing in this build (it cannot ask how large an allocation is), so the engine bounds the memory itself.
 */
export function newQuickJs(module: WebAssembly.Module, maximumBytes: number): Promise<QuickJSWASMModule> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(maximumBytes / PAGE));
  const wasmMemory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: module, wasmMemory }));
}
