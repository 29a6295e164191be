import { palette as p } from '../palette.ts'

export const Clouds = () => (
  <g fill={p.cloud}>
    <path d="M60 120h250q-4-22-34-22-10-34-52-30-20-26-58-10-28 6-28 32-66-6-78 30Z" />
    <path d="M640 60h190q-8-18-36-18-14-24-46-16-30-4-38 18-54-4-70 16Z" />
    <path d="M1280 118h300q-8-26-46-24-10-36-58-32-30-26-70-2-30 8-34 28-72-6-92 30Z" />
    <path d="M1700 52h220q-8-18-40-18-20-22-54-12-36-4-44 16-60-4-82 14Z" />
    <path d="M390 170h150q-10-14-34-12-16-16-40-6-50-4-76 18Z" />
  </g>
)

const lowRise =
  'M520 400V296h40v-8h30v6h26v-14h22v10h30v-26h24v18h20v-32h26v22h22v-14h18v-24h24v30h22V236h26V400ZM1210 400V228h22v20h24v-34h26v40h20v-26h30v34h26v-18h24v26h30v-14h22v20h34v-10h26v14h40v8h30V400Z'

/** Chicago from the west, in haze: tapered tower, slab, spire and slant, and the stepped one with two masts. */
export const Skyline = () => (
  <>
    <circle cx="650" cy="246" r="100" fill={p.wheat} opacity=".35" />
    <circle cx="650" cy="246" r="66" fill={p.marigold} opacity=".5" />
    <path fill={p.skyDeep} opacity=".6" d={lowRise} />
    <g fill={p.skyDeep}>
      <path d="M880 88h3v46h11V96h3v38h10L919 320V400H857V320L869 134h11Z" />
      <path d="M928 400V214h9v-30h9v-22h5v-34h3v34h6v22h9v30h9v106ZM984 400V140h46V400Z" />
      <path d="M1038 400V202l9-12 5-18 3-26 3 26 5 18 9 12V400ZM1078 400V224l36-34V400Z" />
      <path d="M1124 400V200h16v-52h14v-42h11V46h4v60h14V58h4v48h15v26h14v54h14v134Z" />
      <path d="M1236 400V214h6v-14h24v14h6V400ZM790 400V232h38v88ZM1292 400V236h34V400Z" />
    </g>
    <g fill={p.pineMist} opacity=".45">
      <path d="M895 134h12L919 320V400H899ZM1012 140h18V400h-18ZM1096 207l18-17V400h-18ZM960 184h9v30h9V400H960Z" />
      <path d="M1182 106h20v26h14v54h14v134H1182ZM1057 160l6 30 9 12V400h-15ZM1254 200h12v14h6V400h-18ZM812 232h16v88h-16ZM1310 236h16v84h-16Z" />
      <path d="M1154 120h48v6h-48ZM1140 164h62v6h-62ZM1124 216h106v6H1124Z" />
    </g>
    <path
      fill="none"
      stroke={p.sky}
      strokeWidth="2"
      opacity=".8"
      d="M860 286 914 248M917 286 862 248 911 210M914 248 865 210 909 172M911 210 867 172 907 140M909 172 869 140M996 146V400M1006 146V400"
    />
  </>
)
