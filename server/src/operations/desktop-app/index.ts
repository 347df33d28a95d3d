export { DesktopAppModule } from './desktop-app.module';
