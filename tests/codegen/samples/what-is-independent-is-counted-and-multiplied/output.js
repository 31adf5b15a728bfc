const Kreach9=Int32Array.of(0,1,3,7,7,7,7,0,2,7,7,7,7,7,0,4,6,7,7,7,7,0,0,4,6,7,7,7,0,0,0,4,6,7,7,0,0,0,0,4,6,7);

function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:S[fp+4]=0;
case 1:if(S[fp+4]>=S[2]){
      step=2;
      continue;
    }
    S[fp+5]=S[fp+4]++;
    step=3;
    continue;
case 2:drop(S,fp,6);
    return 0;
case 3:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+5];
        S[8]=0;
        S[fp+1]=3;
        return n;
      }
    }
    step=1;
    continue;
}
}

function count_0(you){
  const S_=S,Grod8_=Grod8,Kreach9_=Kreach9,Grod6_=Grod6,Gsets5_=Gsets5,Glasts7_=Glasts7;
  const r$36=S_[19+you*3];
  if(((0|S_[20+you*3]|S_[21+you*3])===0))return 0;
  const v$29=S_[20+you*3],v$30=S_[21+you*3];
  let m$28=0;
  const x$31=v$29-1&~(v$29-1>>31);
  Grod8_[m$28]=x$31;
  m$28+=((0-v$29>>>31));
  const x$32=v$30-1&~(v$30-1>>31);
  Grod8_[m$28]=x$32;
  m$28+=((0-v$30>>>31)&(0-(v$30^v$29)>>>31));
  if(m$28===0)return 0;
  let c=0,n=0,t0=0,t1=0,t2=0;
  for(let i$33=0;i$33<m$28;i$33++){
    const x$34=Grod8_[i$33];
    let m$35=(7&Kreach9_[((x$34-1|0)*7+Math.max(0,Math.min(6,r$36+1|0))|0)]);
    Grod6_[c]=x$34;
    Gsets5_[c]=m$35;
    t0+=m$35>>0&1;
    t1+=m$35>>1&1;
    t2+=m$35>>2&1;
    c++;
  }
  Vmany4=c;
  {
    const v$38=S_[13],v$39=S_[14];
    const m$37=((0-v$38>>>31))+((0-v$39>>>31)&(0-(v$39^v$38)>>>31));
    Glasts7_[0]=m$37;
    n+=m$37*t0;
  }
  {
    const v$41=S_[15],v$42=S_[16];
    const m$40=((0-v$41>>>31))+((0-v$42>>>31)&(0-(v$42^v$41)>>>31));
    Glasts7_[1]=m$40;
    n+=m$40*t1;
  }
  {
    const v$44=S_[17],v$45=S_[18];
    const m$43=((0-v$44>>>31))+((0-v$45>>>31)&(0-(v$45^v$44)>>>31));
    Glasts7_[2]=m$43;
    n+=m$43*t2;
  }
  return n;
}

function nth_0(you,k){
  const Gsets5_=Gsets5,Glasts7_=Glasts7,S_=S,Gfish10_=Gfish10,Grod6_=Grod6;
  {
    let u=0;
    for(let i=0;i<Vmany4;i++)u|=Gsets5_[i];
    for(;u!==0;u&=u-1){
      const b=31-Math.clz32(u&-u);
      let n=0;
      for(let i=0;i<Vmany4;i++)n+=(Gsets5_[i]>>b&1);
      n*=Glasts7_[0+b];
      if(k>=n){
        k-=n;
        continue;
      }
      const x=(1+b);
      const l=Glasts7_[0+b],z=k%l;
      k=k/l|0;
      const v$47=S_[11+x*2],v$48=S_[12+x*2];
      let m$46=0;
      const x$49=v$47-1&~(v$47-1>>31);
      Gfish10_[m$46]=x$49;
      m$46+=((0-v$47>>>31));
      const x$50=v$48-1&~(v$48-1>>31);
      Gfish10_[m$46]=x$50;
      m$46+=((0-v$48>>>31)&(0-(v$48^v$47)>>>31));
      if(m$46===0);
      for(let i=0;;i++)if((Gsets5_[i]>>b&1)!==0&&k--===0)return ((x-1|0)*6+(Grod6_[i]-1)+Gfish10_[z]+1|0);
    }
  }
}
