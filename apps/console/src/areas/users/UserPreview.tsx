import { PreviewButton } from '#records/PreviewButton.tsx'
import { userPath } from '#screens/user-path.ts'
import { formOfUser, placesOf } from './user.mapping.ts'
import type { StaffUser, UserSettings } from './users.atoms.ts'

type UserPreviewProps = { user: StaffUser; settings: UserSettings; disabled: boolean }

/** Shows the console as a user sees it: with their role, at their places. */
export function UserPreview({ user, settings, disabled }: UserPreviewProps) {
  const { userID, name, role, roleID } = user
  const isAtPlaces = user.locations.length > 0
  const places = placesOf(formOfUser(user), settings.locations)
  return (
    <PreviewButton
      label="Preview as this user"
      previewed={{
        roleID,
        name: `${name}, ${role}`,
        back: userPath(userID),
        ...(isAtPlaces && { locations: places }),
      }}
      disabled={disabled}
      denied={isAtPlaces && places.length === 0 ? 'They work at none of your places.' : undefined}
    />
  )
}
