import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { TABLE_NAME } from './open-table';

const PAGE = 65_536;
/** What the module asks for at its start; a smaller limit cannot be given. */
const INITIAL_PAGES = 256;

/** An engine of its own, with the two things that its package keeps to itself. */
export interface QuickJs {
  engine: QuickJSWASMModule;
  memory: WebAssembly.Memory;
  /** Its functions by number. */
  functions: WebAssembly.Table;
}

/**
 * A fresh QuickJS of its own: nothing is shared between two but the compiled code. QuickJS's own memory limit counts
 * next to nothing in this build (it cannot ask how large an allocation is), so the engine bounds the memory itself.
 * `module` went through `openTable`.
 */
export async function newQuickJs(module: WebAssembly.Module, maximumBytes: number): Promise<QuickJs> {
  const maximum = Math.max(INITIAL_PAGES, Math.floor(maximumBytes / PAGE));
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum });
  let functions: WebAssembly.Table | undefined;
  const instantiateWasm = async (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => {
    const instance = await WebAssembly.instantiate(module, imports);
    functions = instance.exports[TABLE_NAME] as WebAssembly.Table;
    done(instance, module);
  };
  const parts = { wasmMemory: memory, emscriptenModule: { instantiateWasm } as object };
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, parts));
  if (!functions) throw new Error("QuickJS's table was not given.");
  return { engine, memory, functions };
}

/** What quickjs-emscripten keeps private. */
interface ContextParts {
  ctx: { value: number };
  memory: { heapValueHandle(pointer: number): QuickJSHandle };
  module: { _malloc(bytes: number): number };
}
export const partsOf = (context: QuickJSContext) => context as unknown as ContextParts;
export const addressOf = (runtime: QuickJSRuntime) =>
  (runtime as unknown as { rt: { value: number } }).rt.value;
