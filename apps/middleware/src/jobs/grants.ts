import * as Schema from 'effect/Schema'

/** In a payload: the user's grants at the time of the request, `[...grants]`; read back by `new
 * Map(payload.grants)`. */
export const GrantsPayload = Schema.Array(Schema.Tuple([Schema.String, Schema.Number]))
