export { RegradeLesson, type RegradeReport } from './regrade-lesson';
export { regradeTable } from './regrade-table';
export { RegradingModule } from './regrading.module';
