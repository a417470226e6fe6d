import sharp from 'sharp';
const [out,w,h,cols,...files]=process.argv.slice(2); const W=+w,H=+h,C=+cols;
const tiles=await Promise.all(files.map(async(f,i)=>({input:await sharp(f).resize({width:W}).extract({left:0,top:0,width:W,height:Math.min(H,Math.round((await sharp(f).metadata()).height*W/(await sharp(f).metadata()).width))}).toBuffer(),left:(i%C)*(W+8),top:Math.floor(i/C)*(H+8)})));
await sharp({create:{width:C*(W+8),height:Math.ceil(files.length/C)*(H+8),channels:3,background:'#444'}}).composite(tiles).png().toFile(out);
