export { TerminalModule } from './terminal.module';
