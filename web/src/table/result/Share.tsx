// Share a result: its picture, and its link where the table is on the server. By the device's own way where the browser has one.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { t } from '../../app/i18n';
import type { TableModel } from '../model';
import { asBlob, drawPicture, type PictureOf } from './picture';
import { recordName, saveFile } from './record';

type Said = '' | 'copied' | 'not_copied';

export function ShareButton({ model, picture }: { readonly model: TableModel; readonly picture: () => PictureOf }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn" data-role="share" aria-haspopup="dialog" onClick={() => setOpen(true)}><Icon name="i-share" size={18} />{t('web.shell.share')}</button>
      {open && <ShareDialog model={model} of={picture()} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ model, of, onClose }: { readonly model: TableModel; readonly of: PictureOf; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [said, setSaid] = useState<Said>('');
  const about = model.about.value;
  const local = model.host.link.value.state === 'local';
  const link = local ? null : `${location.origin}/t/${about?.table}`;
  useEffect(() => {
    dialog.current?.showModal();
    if (canvas.current) drawPicture(canvas.current, of);
  }, []);
  const file = async (): Promise<File | null> => {
    const blob = canvas.current ? await asBlob(canvas.current) : null;
    return blob ? new File([blob], recordName(about?.game ?? 'ziggurat', about?.table ?? '', 'png'), { type: 'image/png' }) : null;
  };
  const save = async () => {
    const picture = await file();
    if (picture) saveFile(picture, picture.name);
  };
  const copy = () => void navigator.clipboard.writeText(link ?? '').then(() => setSaid('copied'), () => setSaid('not_copied'));
  const share = async () => {
    const picture = await file();
    const files = picture && navigator.canShare?.({ files: [picture] }) ? { files: [picture] } : {};
    await navigator.share({ title: of.headline, text: of.headline, ...(link ? { url: link } : {}), ...files }).catch(() => {}); // dismissed by the person
  };
  return (
    <dialog ref={dialog} class="share" aria-label={t('web.shell.share')} onClose={onClose} onClick={(event) => event.target === dialog.current && dialog.current?.close()}>
      <header><h2>{t('web.shell.share')}</h2><button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={() => dialog.current?.close()}><Icon name="i-close" size={18} /></button></header>
      <canvas ref={canvas} role="img" aria-label={`${of.headline}. ${of.line}`} />
      {link ? <p><code>{link}</code></p> : <p class="muted">{t('web.shell.share.local')}</p>}
      <div class="buttons">
        {'share' in navigator && <button type="button" class="btn primary" data-role="share-device" onClick={() => void share()}><Icon name="i-share" size={18} />{t('web.shell.share.device')}</button>}
        {link && <button type="button" class="btn" data-role="copy-link" onClick={copy}><Icon name={said === 'copied' ? 'i-confirm' : 'i-copy'} size={18} />{t('web.shell.share.copy')}</button>}
        <button type="button" class="btn" data-role="save-picture" onClick={() => void save()}><Icon name="i-download" size={18} />{t('web.shell.share.picture')}</button>
      </div>
      <p role="status" class="muted">{said && t(`web.shell.share.${said}`)}</p>
    </dialog>
  );
}
