import { dataOf } from '@greenroom/api-client'
import { mutation } from '#data/mutation.ts'

/** Throws ApiError if `secret` is neither the user's password nor a code of their authenticator. */
export const confirmAtom = mutation(async (api, secret: string) => {
  dataOf(await api.POST('/session/confirm', { body: { secret } }))
})
