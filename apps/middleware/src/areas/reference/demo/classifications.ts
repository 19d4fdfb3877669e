/** Departments, their categories, and the subcategories of each: [ID, text]. */
export const DEPARTMENTS = [
  {
    id: 'APPAREL',
    name: 'Apparel',
    description: 'Everything worn below the neck',
    categories: [
      {
        id: 'TEES',
        name: 'T-shirts',
        subcategories: [
          ['TOUR-TEE', 'Tour tees'],
          ['ALBUM-TEE', 'Album tees'],
          ['KIDS-TEE', 'Kids tees'],
        ],
      },
      {
        id: 'HOODIES',
        name: 'Hoodies and sweats',
        subcategories: [
          ['PULLOVER', 'Pullovers'],
          ['ZIP', 'Zip hoodies'],
          ['CREW', 'Crewnecks'],
        ],
      },
      {
        id: 'OUTERWEAR',
        name: 'Outerwear',
        subcategories: [
          ['JACKET', 'Jackets'],
          ['RAIN', 'Rainwear'],
        ],
      },
      {
        id: 'BOTTOMS',
        name: 'Bottoms',
        subcategories: [
          ['SHORTS', 'Shorts'],
          ['JOGGERS', 'Joggers'],
        ],
      },
    ],
  },
  {
    id: 'HEADWEAR',
    name: 'Headwear',
    description: 'Caps, beanies and bandanas',
    categories: [
      {
        id: 'CAPS',
        name: 'Caps',
        subcategories: [
          ['SNAPBACK', 'Snapbacks'],
          ['DAD-CAP', 'Dad caps'],
        ],
      },
      { id: 'BEANIES', name: 'Beanies', subcategories: [['CUFFED', 'Cuffed beanies']] },
      { id: 'BANDANAS', name: 'Bandanas', subcategories: [] },
    ],
  },
  {
    id: 'MUSIC',
    name: 'Music',
    description: 'Recordings on every format',
    categories: [
      {
        id: 'VINYL',
        name: 'Vinyl',
        subcategories: [
          ['LP', 'Albums'],
          ['SEVEN-INCH', 'Seven inch singles'],
        ],
      },
      { id: 'CD', name: 'Compact discs', subcategories: [] },
      { id: 'CASSETTE', name: 'Cassettes', subcategories: [] },
    ],
  },
  {
    id: 'PRINT',
    name: 'Print',
    description: 'Posters, programs and paper goods',
    categories: [
      {
        id: 'POSTERS',
        name: 'Posters',
        subcategories: [
          ['SHOW-POSTER', 'Show posters'],
          ['ART-PRINT', 'Art prints'],
        ],
      },
      { id: 'BOOKS', name: 'Programs and books', subcategories: [] },
      { id: 'STICKERS', name: 'Stickers and patches', subcategories: [] },
    ],
  },
  {
    id: 'ACCESSORIES',
    name: 'Accessories',
    description: 'Small things carried home',
    categories: [
      {
        id: 'BAGS',
        name: 'Bags',
        subcategories: [
          ['TOTE', 'Totes'],
          ['CLEAR-BAG', 'Clear bags'],
        ],
      },
      { id: 'PINS', name: 'Pins and keyrings', subcategories: [] },
      {
        id: 'DRINKWARE',
        name: 'Drinkware',
        subcategories: [
          ['MUG', 'Mugs'],
          ['BOTTLE', 'Bottles'],
          ['TUMBLER', 'Souvenir cups'],
        ],
      },
      { id: 'LIGHTS', name: 'Light sticks', subcategories: [] },
    ],
  },
  {
    id: 'CONCESSIONS',
    name: 'Concessions',
    description: 'Food and drink at the stand',
    categories: [
      {
        id: 'DRINKS',
        name: 'Drinks',
        subcategories: [
          ['COLD', 'Cold drinks'],
          ['HOT', 'Hot drinks'],
        ],
      },
      { id: 'SNACKS', name: 'Snacks', subcategories: [] },
      { id: 'ADD-ONS', name: 'Add-ons', subcategories: [] },
    ],
  },
  {
    id: 'SERVICES',
    name: 'Services',
    description: 'Work done for the customer, and vouchers',
    categories: [
      { id: 'CUSTOM', name: 'Customizing', subcategories: [] },
      { id: 'FULFILMENT', name: 'Shipping and handling', subcategories: [] },
      { id: 'VOUCHERS', name: 'Gift cards', subcategories: [] },
    ],
  },
  {
    id: 'BUNDLES',
    name: 'Bundles',
    description: 'Packages sold at one price',
    categories: [{ id: 'FAN-PACKS', name: 'Fan packs', subcategories: [] }],
  },
] as const
