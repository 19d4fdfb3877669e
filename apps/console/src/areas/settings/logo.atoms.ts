import { dataOf } from '@greenroom/api-client'
import { businessAtom } from '#data/company.atoms.ts'
import { mutation, taken } from '#data/mutation.ts'

/** Sets or removes the logo. `seen` is the one that the change is based on. Throws ApiError. */
export const saveLogoAtom = mutation(
  async (api, file: File | undefined, seen: string | null): Promise<string | null> => {
    const query = { seen: seen ?? '' }
    if (!file) return dataOf(await api.DELETE('/business/company/logo', { params: { query } })).body.logoID
    const answer = await api.PUT('/business/company/logo', {
      params: { query: { ...query, name: file.name } },
      body: file as never,
      bodySerializer: (body: unknown) => body as Blob,
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    return dataOf(answer).body.logoID
  },
  { changes: ['company'], takes: (logoID) => [taken(businessAtom, (business) => ({ ...business, logoID }))] },
)
