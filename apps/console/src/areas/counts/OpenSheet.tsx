import { ClipboardList } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { MayButton } from '#session/MayButton.tsx'
import type { Count } from './counts.atoms.ts'
import { countSheetPath } from './paths.ts'

/** Where people count, while a count is under way. */
export function OpenSheet({ stored: { number, state } }: { stored: Count }) {
  const navigate = useNavigate()
  if (state !== 'COUNTING') return null
  return (
    <MayButton
      operation="addCountTallies"
      icon={<ClipboardList />}
      onPress={() => void navigate(countSheetPath(number))}
    >
      Count
    </MayButton>
  )
}
