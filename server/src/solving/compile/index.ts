export { CompileModule } from './compile.module';
