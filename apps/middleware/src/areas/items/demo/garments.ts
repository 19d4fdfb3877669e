/** One design, sold in some colors and sizes: each pair of them is an item. */
export interface Garment {
  /** The product ID, which begins each item ID; its first three letters are the artist's. */
  id: string
  name: string
  subcategory: string
  style: string
  season: string
  cost: number
  price: number
  colors: readonly string[]
  sizes: readonly string[]
}

const ADULT = ['S', 'M', 'L', 'XL', '2XL'] as const
const WIDE = ['XS', ...ADULT, '3XL'] as const
const KIDS = ['K4', 'K6', 'K8'] as const

// oxfmt-ignore
export const GARMENTS: readonly Garment[] = [
  { id: 'TPL-T1', name: 'Slow Lightning Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'FA26', cost: 8.4, price: 40, colors: ['BLK', 'SND'], sizes: WIDE },
  { id: 'TPL-T2', name: 'Lantern Logo Tee', subcategory: 'TOUR-TEE', style: 'LOGO', season: 'CORE', cost: 7.9, price: 35, colors: ['WHT', 'NVY'], sizes: ADULT },
  { id: 'TPL-T3', name: 'Paper Moons Album Tee', subcategory: 'ALBUM-TEE', style: 'ALBUM', season: 'SP26', cost: 8.1, price: 38, colors: ['CRM', 'BLK'], sizes: ADULT },
  { id: 'TPL-H1', name: 'Slow Lightning Hoodie', subcategory: 'PULLOVER', style: 'TOUR', season: 'FA26', cost: 21.75, price: 85, colors: ['BLK', 'FST'], sizes: ADULT },
  { id: 'TPL-H2', name: 'Lantern Zip Hoodie', subcategory: 'ZIP', style: 'EMBROIDERED', season: 'CORE', cost: 24.5, price: 90, colors: ['NVY', 'GRY'], sizes: ADULT },
  { id: 'TPL-K1', name: 'Little Lantern Kids Tee', subcategory: 'KIDS-TEE', style: 'LOGO', season: 'CORE', cost: 6.2, price: 25, colors: ['WHT', 'LAV'], sizes: KIDS },
  { id: 'TPL-J1', name: 'Night Crew Coach Jacket', subcategory: 'JACKET', style: 'LIMITED', season: 'WI26', cost: 38, price: 120, colors: ['BLK'], sizes: ADULT },
  { id: 'VMD-T1', name: 'Chrome Garden Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'FA26', cost: 8.65, price: 42, colors: ['BLK', 'LAV'], sizes: WIDE },
  { id: 'VMD-T2', name: 'Meridian Line Tee', subcategory: 'TOUR-TEE', style: 'LOGO', season: 'CORE', cost: 7.8, price: 35, colors: ['WHT', 'BLK'], sizes: ADULT },
  { id: 'VMD-T3', name: 'Glasshouse Album Tee', subcategory: 'ALBUM-TEE', style: 'ALBUM', season: 'SU26', cost: 8.2, price: 38, colors: ['LAV', 'CRM'], sizes: ADULT },
  { id: 'VMD-H1', name: 'Chrome Garden Hoodie', subcategory: 'PULLOVER', style: 'TOUR', season: 'FA26', cost: 22.4, price: 88, colors: ['BLK', 'LAV'], sizes: ADULT },
  { id: 'VMD-C1', name: 'Meridian Crewneck', subcategory: 'CREW', style: 'EMBROIDERED', season: 'CORE', cost: 18.9, price: 70, colors: ['CRM', 'GRY'], sizes: ADULT },
  { id: 'VMD-B1', name: 'Velvet Track Shorts', subcategory: 'SHORTS', style: 'LOGO', season: 'SU26', cost: 12.3, price: 48, colors: ['BLK', 'RED'], sizes: ADULT },
  { id: 'JNV-T1', name: 'Quiet Acres Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'FA26', cost: 8.3, price: 38, colors: ['SND', 'FST'], sizes: ADULT },
  { id: 'JNV-T2', name: 'Wildflower Tee', subcategory: 'ALBUM-TEE', style: 'VINTAGE', season: 'SP26', cost: 8.9, price: 40, colors: ['CRM', 'RST'], sizes: ADULT },
  { id: 'JNV-H1', name: 'Quiet Acres Hoodie', subcategory: 'PULLOVER', style: 'TOUR', season: 'FA26', cost: 21.2, price: 80, colors: ['FST', 'SND'], sizes: ADULT },
  { id: 'JNV-C1', name: 'Homestead Crewneck', subcategory: 'CREW', style: 'VINTAGE', season: 'WI26', cost: 19.4, price: 72, colors: ['RST'], sizes: ADULT },
  { id: 'JNV-K1', name: 'Little Fox Kids Tee', subcategory: 'KIDS-TEE', style: 'ALBUM', season: 'CORE', cost: 6.4, price: 25, colors: ['CRM', 'RST'], sizes: KIDS },
  { id: 'STH-T1', name: 'Feedback Season Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'WI26', cost: 8.5, price: 40, colors: ['BLK', 'RED'], sizes: WIDE },
  { id: 'STH-T2', name: 'Static Block Logo Tee', subcategory: 'TOUR-TEE', style: 'LOGO', season: 'CORE', cost: 7.7, price: 35, colors: ['BLK', 'GRY'], sizes: ADULT },
  { id: 'STH-T3', name: 'White Noise Longsleeve', subcategory: 'TOUR-TEE', style: 'LIMITED', season: 'WI26', cost: 10.8, price: 48, colors: ['WHT', 'BLK'], sizes: ADULT },
  { id: 'STH-H1', name: 'Feedback Zip Hoodie', subcategory: 'ZIP', style: 'TOUR', season: 'WI26', cost: 23.9, price: 90, colors: ['BLK', 'GRY'], sizes: ADULT },
  { id: 'STH-R1', name: 'Harbor Rain Shell', subcategory: 'RAIN', style: 'LOGO', season: 'FA26', cost: 29.5, price: 95, colors: ['NVY', 'RED'], sizes: ADULT },
  { id: 'STH-B1', name: 'Roadie Joggers', subcategory: 'JOGGERS', style: 'EMBROIDERED', season: 'CORE', cost: 17.6, price: 65, colors: ['BLK'], sizes: ADULT },
  { id: 'MAT-T1', name: 'High Water Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'WI26', cost: 8.4, price: 40, colors: ['NVY', 'WHT'], sizes: ADULT },
  { id: 'MAT-T2', name: 'Tide Table Tee', subcategory: 'ALBUM-TEE', style: 'VINTAGE', season: 'SU26', cost: 8.7, price: 38, colors: ['SND', 'NVY'], sizes: ADULT },
  { id: 'MAT-H1', name: 'High Water Hoodie', subcategory: 'PULLOVER', style: 'TOUR', season: 'WI26', cost: 21.9, price: 85, colors: ['NVY', 'GRY'], sizes: ADULT },
  { id: 'MAT-J1', name: 'Deckhand Chore Jacket', subcategory: 'JACKET', style: 'EMBROIDERED', season: 'FA26', cost: 41, price: 130, colors: ['NVY'], sizes: ADULT },
  { id: 'OKR-T1', name: 'Sunday Service Tour Tee', subcategory: 'TOUR-TEE', style: 'TOUR', season: 'SU26', cost: 8.2, price: 38, colors: ['RST', 'CRM'], sizes: ADULT },
  { id: 'OKR-T2', name: 'Okra Stamp Tee', subcategory: 'TOUR-TEE', style: 'LOGO', season: 'CORE', cost: 7.6, price: 32, colors: ['FST', 'WHT'], sizes: ADULT },
  { id: 'OKR-H1', name: 'Sunday Best Hoodie', subcategory: 'PULLOVER', style: 'LOGO', season: 'FA26', cost: 20.8, price: 78, colors: ['RST', 'FST'], sizes: ADULT },
  { id: 'OKR-K1', name: 'Small Okra Kids Tee', subcategory: 'KIDS-TEE', style: 'LOGO', season: 'CORE', cost: 6.1, price: 22, colors: ['FST', 'WHT'], sizes: KIDS },
  { id: 'NLT-T1', name: 'Stagehand Work Tee', subcategory: 'TOUR-TEE', style: 'PLAIN', season: 'CORE', cost: 6.9, price: 28, colors: ['BLK', 'GRY'], sizes: WIDE },
  { id: 'NLT-H1', name: 'Stagehand Zip Hoodie', subcategory: 'ZIP', style: 'PLAIN', season: 'CORE', cost: 19.8, price: 68, colors: ['BLK'], sizes: WIDE },
]

/** What garments of a subcategory have in common: the category, who makes them, and of what. */
export const CUTS: Record<string, { category: string; vendor: string; material: string }> = {
  'TOUR-TEE': { category: 'TEES', vendor: 'INKWELL', material: 'Combed cotton 180 gsm' },
  'ALBUM-TEE': { category: 'TEES', vendor: 'INKWELL', material: 'Garment-dyed cotton 200 gsm' },
  'KIDS-TEE': { category: 'TEES', vendor: 'INKWELL', material: 'Organic cotton 160 gsm' },
  PULLOVER: { category: 'HOODIES', vendor: 'LOOMANCH', material: 'Brushed fleece 340 gsm' },
  ZIP: { category: 'HOODIES', vendor: 'LOOMANCH', material: 'Brushed fleece 340 gsm' },
  CREW: { category: 'HOODIES', vendor: 'LOOMANCH', material: 'Loopback cotton 300 gsm' },
  JACKET: { category: 'OUTERWEAR', vendor: 'LOOMANCH', material: 'Waxed cotton shell' },
  RAIN: { category: 'OUTERWEAR', vendor: 'LOOMANCH', material: 'Recycled nylon' },
  SHORTS: { category: 'BOTTOMS', vendor: 'LOOMANCH', material: 'Mesh polyester' },
  JOGGERS: { category: 'BOTTOMS', vendor: 'LOOMANCH', material: 'Loopback cotton 300 gsm' },
}
