import { AWAITED, type PurchaseOrderState } from '@greenroom/inventory'
import { useSetAtom } from 'jotai'
import { Copy, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import { MayButton } from '#session/MayButton.tsx'
import { purchaseOrderPath, receiptPath } from './paths.ts'
import { beginReceiptAtom, copyPurchaseOrderAtom, type PurchaseOrder } from './purchasing.atoms.ts'

/** What is begun from an order: a receipt of what is still due, or another order like it. */
export function OrderActions({ stored: { number, state } }: { stored: PurchaseOrder }) {
  const navigate = useNavigate()
  const receive = useSetAtom(beginReceiptAtom)
  const copy = useSetAtom(copyPurchaseOrderAtom)
  const [pending, setPending] = useState(false)

  async function begin(work: () => Promise<string>) {
    setPending(true)
    try {
      void navigate(await work())
    } catch (failure) {
      showFailure("That didn't work", failure)
      setPending(false)
    }
  }

  return (
    <>
      <MayButton
        operation="copyPurchaseOrder"
        variant="quiet"
        icon={<Copy />}
        pending={pending}
        onPress={() => void begin(async () => purchaseOrderPath((await copy(number)).number))}
      >
        Duplicate
      </MayButton>
      {AWAITED.includes(state as PurchaseOrderState) && (
        <MayButton
          operation="createReceipt"
          variant="primary"
          icon={<PackageCheck />}
          pending={pending}
          onPress={() => void begin(async () => receiptPath((await receive(number)).number))}
        >
          Receive
        </MayButton>
      )}
    </>
  )
}
