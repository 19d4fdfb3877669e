import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  listViews: 'a session',
  saveView: 'a session',
  deleteView: 'a session',
  setOpeningView: 'a session',
  setRoleOpeningView: ['CONFIG_ROLES:WRITE'],
}

export const madeByOne: MadeByOne = async (call) => {
  const { body } = await call('POST', '/views', { screen: 'products', name: 'Theirs', state: '{}' })
  return { viewID: body.viewID }
}
