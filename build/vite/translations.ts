import type { PluginItem, PluginObj } from '@babel/core';
import type { ObjectProperty } from '@babel/types';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { fromRoot } from './from-root.ts';

type BabelPlugin = Awaited<ReturnType<typeof babel>>;
type Transform = Extract<BabelPlugin['transform'], (...args: never) => unknown>;

/**
 * The texts in the code, written with Lingui's macros (docs/languages.md). English stays where it was written, compiled, so
 * that it needs no catalog; other languages' catalogs are compiled when they are imported.
 */
export function translations({ sourceMap = true } = {}): PluginOption {
  const configPath = fromRoot('lingui.config.ts');
  const preset = linguiTransformerBabelPreset({ descriptorFields: 'message' }, { configPath });
  (preset.preset as { plugins: PluginItem[] }).plugins.push(compileEnglish);
  return [lingui({ configPath }), babel({ presets: [preset], sourceMap }).then(once)];
}

/** The last source of each file, and what became of it. */
const transformed = new Map<string, { code: string; result: ReturnType<Transform> }>();

/** Babel takes half of a build's time, and the web app and its page renderer are built from the same files. */
function once(plugin: BabelPlugin): BabelPlugin {
  const transform = plugin.transform as { handler: Transform };
  const { handler } = transform;
  transform.handler = function (code, id, options) {
    const known = transformed.get(id);
    if (known?.code === code) return known.result;
    const result = handler.call(this, code, id, options);
    transformed.set(id, { code, result });
    return result;
  };
  return plugin;
}

/** Replaces each message that a macro has left by its compiled form, so that browsers need no parser. */
function compileEnglish({ types, template }: typeof import('@babel/core')): PluginObj {
  return {
    name: 'emberforge:compile-english',
    visitor: {
      Program: {
        // After the macros, which replace their calls when they leave the program.
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => value.trim() === '* i18n')) return;
              for (const property of node.properties) {
                if (!isMessage(property)) continue;
                const compiled = compileMessageOrThrow(property.value.value);
                property.value = template.expression.ast(JSON.stringify(compiled)) as never;
              }
            },
          });
        },
      },
    },
  };

  function isMessage(node: object): node is ObjectProperty & { value: { value: string } } {
    return (
      types.isObjectProperty(node as never) &&
      types.isIdentifier((node as ObjectProperty).key, { name: 'message' }) &&
      types.isStringLiteral((node as ObjectProperty).value)
    );
  }
}
