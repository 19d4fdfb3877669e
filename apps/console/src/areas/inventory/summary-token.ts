import type { Summary } from '#screens/summary-path.ts'

const BY = ['location', 'department', 'item'] as const
const TYPES = ['STORE', 'WAREHOUSE', 'VENUE', 'ARTIST'] as const

/** What a token shows. Whatever it does not say, or says wrongly, is as without it. */
export function readSummary(token: string | undefined): Summary {
  const parts = new Map(
    (token ?? '').split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, decoded(value)] as const
    }),
  )
  const at = Date.parse(parts.get('at') ?? '')
  const [type, ...id] = (parts.get('location') ?? '').split(':')
  const locationType = TYPES.find((known) => known === type)
  return {
    by: BY.find((known) => known === parts.get('by')) ?? 'location',
    ...(!Number.isNaN(at) && { at: new Date(at).toISOString() }),
    ...(locationType && { location: { type: locationType, locationID: id.join(':') } }),
    ...(parts.has('department') && { departmentID: parts.get('department') }),
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
