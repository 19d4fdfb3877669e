import { type Api, createApi } from '@greenroom/api-client'
import { atom } from 'jotai'

/** The API of the server that served this page. */
export const API_URL = `${window.location.origin}/api`

/**
 * The API client of the signed-in user. A new session, or a retry after a failure, creates a new client, so that
 * everything loaded with `get(apiAtom)` is loaded again and no user sees another user's data.
 */
export const apiAtom = atom<Api>(createApi({ baseUrl: API_URL, session: () => ({}) }))

/** Sent with a save, so that a retry has no second effect (section 7). */
export type RequestHeaders = { 'X-Client-Request-ID': string }
