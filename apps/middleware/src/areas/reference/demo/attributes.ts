/** [ID, description]; the last records of some lists are inactive, as in any real list. */
export const STYLES = [
  ['TOUR', 'Tour graphic'],
  ['LOGO', 'Logo'],
  ['ALBUM', 'Album art'],
  ['VINTAGE', 'Vintage wash'],
  ['EMBROIDERED', 'Embroidered'],
  ['LIMITED', 'Limited run'],
  ['PLAIN', 'Plain'],
] as const

export const COLORS = [
  ['BLK', 'Black'],
  ['WHT', 'White'],
  ['NVY', 'Navy'],
  ['SND', 'Sand'],
  ['FST', 'Forest'],
  ['RST', 'Rust'],
  ['LAV', 'Lavender'],
  ['GRY', 'Heather gray'],
  ['CRM', 'Cream'],
  ['RED', 'Signal red'],
] as const

export const SIZES = [
  ['XS', 'Extra small'],
  ['S', 'Small'],
  ['M', 'Medium'],
  ['L', 'Large'],
  ['XL', 'Extra large'],
  ['2XL', 'Double extra large'],
  ['3XL', 'Triple extra large'],
  ['K4', 'Kids 4 to 5'],
  ['K6', 'Kids 6 to 7'],
  ['K8', 'Kids 8 to 9'],
  ['OS', 'One size'],
] as const

export const SIZE_BRICKS = [
  ['ADULT', 'Adult S to 2XL'],
  ['ADULT-WIDE', 'Adult XS to 3XL'],
  ['KIDS', 'Kids 4 to 9'],
] as const

export const BRANDS = [
  ['NLT', 'Northlight'],
  ['LOOM', 'Loom and Anchor'],
  ['COPPICE', 'Coppice Street'],
  ['HALFMOON', 'Half Moon Press'],
  ['TIDEMARK', 'Tidemark Goods'],
  ['BRASSBIRD', 'Brass Bird Records'],
] as const

export const SEASONS = [
  ['SP26', 'Spring 2026'],
  ['SU26', 'Summer 2026'],
  ['FA26', 'Fall 2026'],
  ['WI26', 'Winter 2026'],
  ['CORE', 'All year'],
] as const

export const RETIRED_SEASONS = [['FA24', 'Fall 2024']] as const
export const RETIRED_COLORS = [['NEON', 'Neon yellow']] as const

/** Touring crews that items are packed for: [ID, name, description]. */
export const TEAMS = [
  ['CREW-A', 'Crew A', 'Truck one, arenas'],
  ['CREW-B', 'Crew B', 'Truck two, theatres'],
  ['WEB', 'Web shop', 'Orders by mail'],
] as const

/** [vendor code, vendor ID, name, description]. */
export const VENDORS = [
  ['LOOMANCH', 'V-1001', 'Loom and Anchor Mills', 'Blanks, cut and sew'],
  ['INKWELL', 'V-1002', 'Inkwell Screen Works', 'Screen print on garments'],
  ['HALFMOON', 'V-1003', 'Half Moon Press', 'Posters and programs'],
  ['GROOVE', 'V-1004', 'Groove and Grain Pressing', 'Vinyl and discs'],
  ['TIDEMARK', 'V-1005', 'Tidemark Goods', 'Drinkware and bags'],
  ['PINPOINT', 'V-1006', 'Pinpoint Enamel', 'Pins, patches and keyrings'],
  ['GLOWWORM', 'V-1007', 'Glowworm Stage Supply', 'Light sticks'],
  ['ORCHARD', 'V-1008', 'Orchard Lane Foods', 'Drinks and snacks'],
] as const

/** [ID, name, description]. */
export const PRINTER_CATEGORIES = [
  ['BAR', 'Bar printer', 'Prints at the drinks station'],
  ['KITCHEN', 'Kitchen printer', 'Prints at the kitchen pass'],
  ['CUSTOM', 'Customizing desk', 'Prints at the heat press'],
] as const

/** [key, label]. */
export const ROYALTY_LEVELS = [
  ['ARTIST-30', 'Artist 30 percent'],
  ['ARTIST-25', 'Artist 25 percent'],
  ['MUSIC-15', 'Recorded music 15 percent'],
  ['HOUSE', 'House, no royalty'],
] as const

/** [value, label]. */
export const SKU_TYPES = [
  ['STANDARD', 'Standard'],
  ['TOUR', 'Tour exclusive'],
  ['VENUE', 'Venue exclusive'],
  ['WEB', 'Web exclusive'],
] as const

/** [ID, key, label, type, choices]. */
export const ADDITIONAL_ATTRIBUTES = [
  ['AA1', 'MATERIAL', 'Material', 'TEXT', []],
  ['AA2', 'ORIGIN', 'Country of origin', 'TEXT', []],
  ['AA3', 'CARE', 'Care', 'TEXT', []],
  ['AA4', 'EDITION', 'Edition size', 'NUMBER', []],
  ['AA5', 'FIT', 'Fit', 'CHOICE', ['Regular', 'Relaxed', 'Fitted', 'Oversized']],
  ['AA6', 'ORGANIC', 'Organic cotton', 'FLAG', []],
  ['AA7', 'RELEASED', 'Release day', 'DATE', []],
] as const
