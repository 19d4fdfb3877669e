import { allows, type Grants } from '@greenroom/permissions'
import type { ScreenRoute } from './routes.tsx'

/** Whether a user with these grants may see the screen: by READ unless it asks for more. */
export function mayOpen({ feature, level = 'READ' }: ScreenRoute, grants: Grants): boolean {
  return feature === undefined || allows(grants, feature, level)
}
