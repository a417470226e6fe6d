import { Html } from '../http/html.ts';

/** The reseller's own plain look, on purpose nothing like the shop's. */
export const checkoutStyle = new Html(`
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.top{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:space-between;padding:14px 24px;background:#fff;border-bottom:1px solid #e5e7eb}
.brand{font-weight:700;font-size:18px;color:#0f5132;letter-spacing:-.01em}
.brand::before{content:"";display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:4px;background:#198754;transform:rotate(45deg)}
.test{padding:2px 10px;border-radius:99px;background:#fff3cd;color:#664d03;font-size:13px}
main{flex:1;width:100%;max-width:920px;margin:0 auto;padding:32px 24px;display:grid;grid-template-columns:minmax(0,300px) minmax(0,1fr);gap:32px;align-items:start}
main>.card:only-child{grid-column:1/-1;max-width:520px;margin:0 auto}
.summary{padding-top:12px}
p{margin:0 0 12px}
.label{margin:0;color:#4b5563;font-size:14px}
.amount{margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.what{overflow-wrap:anywhere}
.number{font:13px/1.5 ui-monospace,monospace;color:#4b5563;overflow-wrap:anywhere}
.card{padding:28px;border-radius:12px;background:#fff;border:1px solid #e5e7eb;box-shadow:0 8px 24px rgb(17 24 39/6%)}
h1{margin:0 0 20px;font-size:22px;line-height:1.3}
h2{margin:0 0 8px;font-size:15px}
.methods{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:4px;padding:4px;margin-bottom:24px;border-radius:10px;background:#f3f4f6}
.methods a{display:grid;place-items:center;min-height:44px;padding:4px;border-radius:7px;color:#374151;font-size:14px;line-height:1.2;text-align:center;text-decoration:none;overflow-wrap:anywhere}
.methods a:hover{background:#e5e7eb}
.methods a[aria-current]{background:#fff;color:#111827;font-weight:600;box-shadow:0 1px 3px rgb(17 24 39/18%)}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:end}
.wide{grid-column:1/-1}
label{display:block;font-size:14px;color:#374151}
input{display:block;width:100%;min-height:46px;margin-top:6px;padding:0 14px;border:1px solid #9ca3af;border-radius:8px;background:#fff;color:#111827;font:16px/1 ui-monospace,monospace}
.hint{margin:14px 0 20px;color:#4b5563;font-size:14px}
.scan{text-align:center}
.qr{display:block;width:min(240px,100%);margin:0 auto;border:1px solid #e5e7eb;border-radius:8px}
.wallet{display:block;padding:14px;border:1px dashed #9ca3af;border-radius:8px;background:#f9fafb;font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
button,.primary{display:block;width:100%;min-height:48px;padding:11px 16px;border:0;border-radius:8px;font-family:inherit;font-size:16px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer}
.primary{background:#157347;color:#fff}
.primary:hover{background:#0f5132}
.quiet{margin-top:8px;background:none;color:#4b5563;font-weight:500}
.quiet:hover{color:#111827;text-decoration:underline}
.bench{margin:20px 0 0;padding:14px;border:1px dashed #9ca3af;border-radius:8px}
.bench legend{padding:0 6px;color:#4b5563;font-size:13px}
.bench ol{margin:0 0 12px;padding-left:20px;font-size:14px;overflow-wrap:anywhere}
.plain{min-height:44px;padding:9px 12px;background:#f3f4f6;color:#1f2937;font-size:14px;font-weight:500}
.plain:hover{background:#e5e7eb}
.plain+.plain{margin-top:8px}
:focus-visible{outline:3px solid #0d6efd;outline-offset:2px}
footer{padding:16px 24px 24px;color:#4b5563;font-size:13px;text-align:center}
@media (max-width:720px){
main{grid-template-columns:minmax(0,1fr);gap:16px;padding:20px 16px}
.summary{padding:0 4px}
.amount{font-size:30px;margin-bottom:8px}
.card{padding:20px 16px}
.top{padding:12px 16px}
.methods a{font-size:13px}
}
`);
