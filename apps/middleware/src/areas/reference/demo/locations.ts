/** [ID, name]. */
export const VENUES = [
  ['HARBOR', 'Harborlight Arena'],
  ['FOUNDRY', 'The Old Foundry'],
] as const

/** [ID, name, venue]. */
export const STORES = [
  ['HB-MAIN', 'Main concourse stand', 'HARBOR'],
  ['HB-UPPER', 'Upper level stand', 'HARBOR'],
  ['HB-BAR', 'Harbor bar', 'HARBOR'],
  ['FD-LOBBY', 'Foundry lobby shop', 'FOUNDRY'],
  ['FD-YARD', 'Yard cart', 'FOUNDRY'],
] as const

export const WAREHOUSES = [['WH-RIVER', 'River Street warehouse']] as const

/** [ID, name, store]. */
export const REGISTERS = [
  ['R101', 'Concourse till 1', 'HB-MAIN'],
  ['R102', 'Concourse till 2', 'HB-MAIN'],
  ['R103', 'Concourse till 3', 'HB-MAIN'],
  ['R111', 'Upper level till', 'HB-UPPER'],
  ['R121', 'Bar till 1', 'HB-BAR'],
  ['R122', 'Bar till 2', 'HB-BAR'],
  ['R201', 'Lobby till', 'FD-LOBBY'],
  ['R211', 'Yard handheld', 'FD-YARD'],
] as const

/** [ID, name]. */
export const REPORTING_GROUPS = [
  ['RG-STANDS', 'Merchandise stands'],
  ['RG-BARS', 'Bars'],
] as const

/** [ID, name, the three-letter prefix of their items' IDs]. */
export const ARTISTS = [
  ['ART-LANTERN', 'The Paper Lanterns', 'TPL'],
  ['ART-MERIDIAN', 'Velvet Meridian', 'VMD'],
  ['ART-JUNIPER', 'Juniper Vale', 'JNV'],
  ['ART-STATIC', 'Static Harbor', 'STH'],
  ['ART-MARLOW', 'Marlow and the Tides', 'MAT'],
  ['ART-OKRA', 'Okra Sunday', 'OKR'],
] as const

/** [ID, name, artist, venue, start]. */
export const EVENTS = [
  ['EV-2601', 'Slow Lightning, first night', 'ART-LANTERN', 'HARBOR', '2026-11-27T20:00:00-05:00'],
  ['EV-2602', 'Slow Lightning, second night', 'ART-LANTERN', 'HARBOR', '2026-11-28T20:00:00-05:00'],
  ['EV-2603', 'Chrome Garden', 'ART-MERIDIAN', 'FOUNDRY', '2026-12-04T19:30:00-05:00'],
  ['EV-2604', 'Quiet Acres', 'ART-JUNIPER', 'FOUNDRY', '2026-12-11T20:00:00-05:00'],
  ['EV-2605', 'Feedback Season', 'ART-STATIC', 'HARBOR', '2026-12-18T20:00:00-05:00'],
  ['EV-2606', 'New Year with the Tides', 'ART-MARLOW', 'HARBOR', '2026-12-31T21:00:00-05:00'],
] as const
