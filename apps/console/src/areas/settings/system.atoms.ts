import { dataOf } from '@greenroom/api-client'
import { checksHierarchy } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { restrictedCharacters, SPECIAL_CHARS_RESTRICTED } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom, type RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

export type Configurations = components['schemas']['SystemConfiguration'][]
export type WouldRefuse = components['schemas']['WouldRefuse']

/** The settings of the system configuration as the form has them. */
export type System = { [SPECIAL_CHARS_RESTRICTED]: string; ATTRIBUTE_HIERARCHY_VALIDATION: string }

/** Unlike the lists' own, this one doesn't take a failure for the default. Throws ApiError. */
export const systemAtom = resource({
  name: 'systemConfiguration',
  kind: 'record',
  entities: ['systemConfiguration'],
  load: async (api, signal): Promise<Configurations> =>
    dataOf(await api.GET('/configs/common/system', { signal })).body,
})()

export function systemOf(configurations: Configurations): System {
  return {
    SPECIAL_CHARS_RESTRICTED: restrictedCharacters(configurations),
    ATTRIBUTE_HIERARCHY_VALIDATION: String(checksHierarchy(configurations)),
  }
}

type Update = components['schemas']['SystemSettingsUpdate']

/** Saves these settings and returns all. Throws ApiError. */
export const saveSystemAtom = mutation(
  async (api, configurations: Update['configurations'], headers: RequestHeaders) =>
    dataOf(await api.PUT('/configs/common/system', { body: { configurations }, headers })).body,
  { changes: ['systemConfiguration'] },
)

/** What of the stored data the settings would refuse. Throws ApiError. */
export const previewSystemAtom = atom(null, async (get, _set, system: System): Promise<WouldRefuse[]> => {
  const query = {
    restricted: system.SPECIAL_CHARS_RESTRICTED,
    hierarchy: system.ATTRIBUTE_HIERARCHY_VALIDATION === 'true',
  }
  return dataOf(await get(apiAtom).GET('/configs/common/system/preview', { params: { query } })).body
})
