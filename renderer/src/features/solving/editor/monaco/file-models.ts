import { editor, Uri } from 'monaco-editor/editor';
import type { EditorFile, EditorView } from '../editor-types';
import { languageOf } from './languages';

/** The URI of a file's model. The scope keeps files with the same name apart. */
export const modelUri = (scope: string, name: string) =>
  Uri.from({ scheme: 'file', path: `/${scope}/${name}` });

/** A file's text with normalized line endings, like in a model. */
export const modelText = ({ content }: EditorFile) => content.replace(/\r\n?/g, '\n');

/**
 * One model per file of a view, open or not, because TypeScript checks a file together with its imports. The editor
 * component opens the active one by its URI.
 */
export class FileModels {
  private readonly models = new Map<string, editor.ITextModel>();
  private scope: string | undefined;
  /** True while `sync` writes, to distinguish its changes from the learner's edits. */
  isSyncing = false;

  /** Updates the models to match the files of a view. Keeps the active file's model even if the file is missing. */
  sync({ scope, files, activeName }: Pick<EditorView, 'scope' | 'files' | 'activeName'>): void {
    if (this.scope !== scope) this.dispose();
    this.scope = scope;
    this.isSyncing = true;
    for (const file of files) this.write(file);
    this.isSyncing = false;
    for (const [name, model] of this.models) {
      if (name === activeName || files.some((file) => file.name === name)) continue;
      model.dispose();
      this.models.delete(name);
    }
  }

  dispose(): void {
    for (const model of this.models.values()) model.dispose();
    this.models.clear();
  }

  private write(file: EditorFile): void {
    const model = this.models.get(file.name) ?? this.create(file);
    const text = modelText(file);
    if (model.getValue() === text) return;
    model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
  }

  private create(file: EditorFile): editor.ITextModel {
    const uri = modelUri(this.scope!, file.name);
    const model = editor.getModel(uri) ?? editor.createModel(modelText(file), languageOf(file.name), uri);
    this.models.set(file.name, model);
    return model;
  }
}
