import { splitIDs } from '@greenroom/validation'
import type { HandlersOf } from '#calls/call.ts'
import { write } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import { removeHints, saveHints } from './hint-store.ts'

export const locationHintHandlers: HandlersOf<'replaceLocationHints' | 'createLocationHints' | 'removeLocationHints'> =
  {
    replaceLocationHints: (call) =>
      write(call, async (tx) => {
        const hints = call.body.map(({ item, hint, location: { id, type } }, at) => ({
          itemID: item.itemID,
          locationID: id,
          type,
          hint,
          place: `${at}`,
        }))
        await saveHints(tx, hints, true)
        return {}
      }),

    createLocationHints: (call) =>
      write(call, async (tx) => {
        const { itemID } = call.query
        const hints = call.body.map(({ hint, location: { id, type } }, at) => ({
          itemID,
          locationID: id,
          type,
          hint,
          place: `${at}`,
        }))
        await saveHints(tx, hints, false)
        return {}
      }),

    removeLocationHints: (call) =>
      write(call, async (tx) => {
        const { itemID, locationID, locationType } = call.query
        const ids = [...new Set(splitIDs(locationID))]
        const removed = await removeHints(
          tx,
          itemID,
          ids.map((id) => ({ type: locationType, locationID: id })),
        )
        if (removed < ids.length) throw notFound('Some of the location hints do not exist')
        return {}
      }),
  }
