import { type Api, createApi } from '@greenroom/api-client'
import { atom } from 'jotai'

/** The API of the server that served this page. */
export const API_URL = `${window.location.origin}/api`

/**
 * The client of whoever is signed in. A new session, and a retry after a failure, bring a new client, so that
 * everything loaded with `get(apiAtom)` is loaded anew and nothing of one user is ever shown to the next.
 */
export const apiAtom = atom<Api>(createApi({ baseUrl: API_URL, session: () => ({}) }))
