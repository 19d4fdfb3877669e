import { FieldGrid, NumberField, Select, TextField } from '@greenroom/ui'
import { checkPrinter, PRINTER_DPI, PRINTER_PORTS, recordLimit } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { type Printer, savePrinterAtom } from './printers.atoms.ts'

type PrinterDialogProps = {
  /** Undefined for a new one. */
  printer: Printer | undefined
  restricted: string
  onClose: () => void
}

type Values = Record<keyof typeof LABELS, string>

const LABELS = {
  name: 'Name',
  model: 'Model',
  dpi: 'Resolution',
  address: 'Address',
  port: 'Port',
  darkness: 'Darkness',
  offsetX: 'Offset to the right',
  offsetY: 'Offset down',
}

const DPI = PRINTER_DPI.map((dpi) => ({ id: String(dpi), label: `${dpi} dpi` }))
const PORTS = PRINTER_PORTS.map((port) => ({ id: String(port), label: String(port) }))

/** Adds or changes a network printer. */
export function PrinterDialog({ printer, restricted, onClose }: PrinterDialogProps) {
  const save = useSetAtom(savePrinterAtom)
  const model = useForm<Values, Printer>(printer, {
    one: 'printer',
    fields: labeledFields<Values>(LABELS),
    formOf: (stored) => ({
      name: stored?.name ?? '',
      model: stored?.model ?? '',
      dpi: String(stored?.dpi ?? 203),
      address: stored?.address ?? '',
      port: String(stored?.port ?? 9100),
      darkness: String(stored?.darkness ?? 0),
      offsetX: String(stored?.offsetX ?? 0),
      offsetY: String(stored?.offsetY ?? 0),
    }),
    check: (form) => checkPrinter(bodyOf(form), restricted),
    save: (form, { stored, headers }) => save(stored, bodyOf(form), headers),
  })
  const field = (name: keyof Values) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })
  return (
    <RecordDialog
      operation={printer ? 'updatePrinter' : 'createPrinter'}
      title={printer ? printer.name : 'New printer'}
      one="printer"
      save={printer ? 'Save' : 'Add printer'}
      done={({ name }) => `${name} has been ${printer ? 'saved' : 'added'}`}
      onSaved={onClose}
      {...{ model, onClose }}
    >
      {(readOnly) => (
        <FieldGrid>
          <TextField {...field('name')} limit={recordLimit('printer', 'name')} {...{ readOnly }} autoFocus required />
          <TextField {...field('model')} limit={recordLimit('printer', 'model')} {...{ readOnly }} />
          <TextField
            {...field('address')}
            description="An IPv4 address of a private network, such as 192.168.4.20."
            inputMode="decimal"
            {...{ readOnly }}
            required
          />
          <Select {...field('port')} options={PORTS} description="Default: 9100." {...{ readOnly }} />
          <Select {...field('dpi')} options={DPI} description="Default: 203 dpi." {...{ readOnly }} />
          <NumberField
            {...field('darkness')}
            description="-30 to 30, added to the darkness set at the printer."
            {...{ readOnly }}
          />
          <NumberField
            {...field('offsetX')}
            description="Dots that labels move to the right, -120 to 120."
            {...{ readOnly }}
          />
          <NumberField {...field('offsetY')} description="Dots that labels move down, -120 to 120." {...{ readOnly }} />
        </FieldGrid>
      )}
    </RecordDialog>
  )
}

function bodyOf({ name, model, address, ...numbers }: Values) {
  const { dpi, port, darkness, offsetX, offsetY } = numbers
  return {
    name,
    model,
    address,
    dpi: Number(dpi),
    port: Number(port),
    darkness: readNumber(darkness),
    offsetX: readNumber(offsetX),
    offsetY: readNumber(offsetY),
  }
}

/** Not a number for an empty field, which would count as 0. */
function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
