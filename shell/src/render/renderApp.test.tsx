/** @jest-environment node */
import { jest } from '@jest/globals';
import { emptyPage } from '@spielplan/shared-ui/testing';
import { Slot, type FilledSlot, type Host } from '@spielplan/shared-ui/host';
import { use, type ComponentType } from 'react';
import { renderApp } from './renderApp.server.tsx';

it.todo('x');
