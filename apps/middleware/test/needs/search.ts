import type { Expected } from '../needs.ts'

export const needs: Expected = {
  searchRecords: 'a session',
}
