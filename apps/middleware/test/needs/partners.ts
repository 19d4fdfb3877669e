import type { Expected } from '../needs.ts'

export const needs: Expected = {
  listMerchants: 'a session',
}
