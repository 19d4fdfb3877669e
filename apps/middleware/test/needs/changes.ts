import type { Expected } from '../needs.ts'

export const needs: Expected = {
  streamChanges: 'a session',
}
