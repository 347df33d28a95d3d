export { SqlConsoleModule } from './sql-console.module';
