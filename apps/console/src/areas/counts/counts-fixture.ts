import type { CountSheet } from './counts.atoms.ts'

/** Two items, one of which two people have counted in one of two sections. */
export const SHEET: CountSheet = {
  number: 'CN-000007',
  state: 'COUNTING',
  placeName: 'Main stand',
  sections: ['Front', 'Back room'],
  items: [
    { itemID: 'CAP', itemName: 'Meridian Snapback', codes: ['4006381333931'], expected: 12, round: 0 },
    { itemID: 'TEE', itemName: 'Tour Tee, black, L', codes: [], expected: 8, round: 1 },
  ],
  counted: [{ itemID: 'CAP', section: 'Front', quantity: 10, by: ['ada', 'ben'] }],
  received: [],
}
