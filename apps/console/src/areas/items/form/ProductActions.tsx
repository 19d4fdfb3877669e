import { PACKAGE } from '@greenroom/catalog'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#screens/item-path.ts'
import { useMay } from '#session/may.ts'
import { MayButton } from '#session/MayButton.tsx'

/** New item and New package, for users who may create items, and read packages (section 4). */
export function ProductActions() {
  const navigate = useNavigate()
  const { may: mayReadPackages } = useMay('listPackageComponents')
  return (
    <>
      {mayReadPackages && (
        <MayButton operation="createItem" onPress={() => navigate(`${NEW_ITEM}?type=${PACKAGE}`)}>
          New package
        </MayButton>
      )}
      <MayButton operation="createItem" variant="primary" icon={<Plus />} onPress={() => navigate(NEW_ITEM)}>
        New item
      </MayButton>
    </>
  )
}
