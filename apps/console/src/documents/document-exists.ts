import { type Api, dataOf } from '@greenroom/api-client'
import type { NumberedDocument } from './document-titles.ts'

/** Whether there is a document of this number. Throws ApiError. */
export async function documentExists(api: Api, { id, kind }: NumberedDocument): Promise<boolean> {
  const query = { search: id, kinds: kind, limit: 1 }
  const [found] = dataOf(await api.GET('/search', { params: { query } })).body
  return found?.isExact === true && found.id === id
}

export function noDocument({ id, name }: NumberedDocument): string {
  return `There is no ${name.toLowerCase()} ${id}.`
}
