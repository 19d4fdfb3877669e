export const LABELS = '/app/utilities/labels'

export const labelPath = (templateID: string) => `${LABELS}/label/${templateID}`
