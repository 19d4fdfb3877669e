import { ApiError } from './api-error.ts'

type Result<Data> = { data?: Data; error?: unknown; response: Response }

/** The envelope `{code, message, body}` of a successful call; throws ApiError for any other. */
export function dataOf<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok || data === undefined) throw new ApiError(response.status, error)
  if (refuses(data)) throw new ApiError(response.status, data)
  return data
}

/** An answer with HTTP 200 may still have a code other than OK_000. Files and streams have none. */
function refuses(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code !== 'OK_000'
}
