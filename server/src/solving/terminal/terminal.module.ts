import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { LessonsModule } from '@server/learning/lessons';
import { ProgressModule } from '@server/learning/progress';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { NextTerminalLesson } from './next-terminal-lesson';
import { TerminalController } from './terminal.controller';

/** Terminal lessons for terminal clients. They submit like everybody else. */
@Module({
  imports: [AccessModule, CatalogModule, LessonsModule, ProgressModule, UsersModule],
  controllers: [TerminalController],
  providers: [NextTerminalLesson],
})
export class TerminalModule {}
