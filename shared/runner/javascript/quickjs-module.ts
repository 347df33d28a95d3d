import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { TABLE_NAME } from './function-table';

const PAGE = 65_536;
/** The module's initial memory, and so the smallest possible limit. */
const INITIAL_PAGES = 256;

/** One instance of the engine, with its memory and table, which the package doesn't expose. */
export interface QuickJs {
  engine: QuickJSWASMModule;
  memory: WebAssembly.Memory;
  /** The module's function table. */
  functions: WebAssembly.Table;
}

/**
 * Creates a QuickJS instance, which shares only the compiled code with others. Memory is limited by the WebAssembly
 * engine: QuickJS's own limit hardly works in this build, because it can't query the size of an allocation.
 * `module` must have gone through `exportFunctionTable`.
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
  if (!functions) throw new Error("QuickJS's function table is missing.");
  return { engine, memory, functions };
}

/** Private members of quickjs-emscripten. */
interface ContextParts {
  ctx: { value: number };
  memory: { heapValueHandle(pointer: number): QuickJSHandle };
  module: { _malloc(bytes: number): number };
}
export const partsOf = (context: QuickJSContext) => context as unknown as ContextParts;
export const addressOf = (runtime: QuickJSRuntime) =>
  (runtime as unknown as { rt: { value: number } }).rt.value;
