import { Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { CatalogModule } from '@server/catalog';
import { LessonsModule } from '@server/lessons';
import { ProgressModule } from '@server/progress';
import { UsersModule } from '@server/users';
import { NextTerminalLesson } from './next-terminal-lesson';
import { TerminalController } from './terminal.controller';

/** Terminal lessons for terminal clients. They submit like everybody else. */
@Module({
  imports: [AccessModule, CatalogModule, LessonsModule, ProgressModule, UsersModule],
  controllers: [TerminalController],
  providers: [NextTerminalLesson],
})
export class TerminalModule {}
