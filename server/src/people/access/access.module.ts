import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Access } from './access';

@Module({ imports: [DiscoveryModule], providers: [Access], exports: [Access] })
export class AccessModule {}
