const Kreach_5=Int32Array.of(0,1,3,7,7,7,7,0,2,7,7,7,7,7,0,4,6,7,7,7,7,0,0,4,6,7,7,7,0,0,0,4,6,7,7,0,0,0,0,4,6,7);

function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        S[4+f$0]=0;
        S[5+f$0]=S[2];
        s$1=1;
        continue;
      }
      case 1:{
        if(S[4+f$0]>=S[5+f$0]){
          s$1=2;
          continue;
        }
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,6);
        return 0;
      }
      case 3:{
        const n$2=options_0(S,f$0);
        if(n$2>0){
          S[3]=S[4+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$2;
        }
        s$1=4;
        continue;
      }
      case 4:{
        S[4+f$0]++;
        s$1=1;
        continue;
      }
    }
  }
}

function count_0(y$0){
  const S_=S,Grod_4_=Grod_4,Kreach_5_=Kreach_5,Grod_6_=Grod_6,Gsets_7_=Gsets_7,Gmany_8_=Gmany_8,Glasts_9_=Glasts_9;
  const r$1=S_[19+y$0*3];
  if((0|S_[20+y$0*3]|S_[21+y$0*3])===0)return 0;
  let m$2=0;
  const v$3=S_[20+y$0*3];
  const v$4=S_[21+y$0*3];
  const r$5=v$3-1&~(v$3-1>>31);
  Grod_4_[m$2]=r$5;
  m$2+=-v$3>>>31;
  const r$6=v$4-1&~(v$4-1>>31);
  Grod_4_[m$2]=r$6;
  m$2+=-v$4>>>31&-(v$4^v$3)>>>31;
  if(m$2===0)return 0;
  let c$7=0;
  let n$8=0;
  let t$9=0;
  let t$10=0;
  let t$11=0;
  let i$12=0;
  for(;i$12<m$2;i$12++){
    const r$13=Grod_4_[i$12];
    const m$14=7&Kreach_5_[r$13*7+Math.max(0,Math.min(6,r$1+1|0))-7];
    Grod_6_[c$7]=r$13;
    Gsets_7_[c$7]=m$14;
    t$9+=m$14>>0&1;
    t$10+=m$14>>1&1;
    t$11+=m$14>>2&1;
    c$7++;
  }
  Gmany_8_[0]=c$7;
  const v$15=S_[13];
  const v$16=S_[14];
  const m$17=(-v$15>>>31)+(-v$16>>>31&-(v$16^v$15)>>>31);
  Glasts_9_[0]=m$17;
  n$8=n$8+Math.imul(m$17,t$9)|0;
  const v$18=S_[15];
  const v$19=S_[16];
  const m$20=(-v$18>>>31)+(-v$19>>>31&-(v$19^v$18)>>>31);
  Glasts_9_[1]=m$20;
  n$8=n$8+Math.imul(m$20,t$10)|0;
  const v$21=S_[17];
  const v$22=S_[18];
  const m$23=(-v$21>>>31)+(-v$22>>>31&-(v$22^v$21)>>>31);
  Glasts_9_[2]=m$23;
  n$8=n$8+Math.imul(m$23,t$11)|0;
  return n$8;
}

function nth_0(y$0,k$1){
  const Gmany_8_=Gmany_8,Gsets_7_=Gsets_7,Glasts_9_=Glasts_9,S_=S,Gfish_10_=Gfish_10,Grod_6_=Grod_6;
  let u$2=0;
  let i$3=0;
  const i$4=Gmany_8_[0];
  for(;i$3<i$4;i$3++)u$2|=Gsets_7_[i$3];
  let m$5=u$2;
  for(;m$5!==0;m$5&=m$5-1){
    const x$6=31-Math.clz32(m$5&-m$5);
    const b$7=x$6;
    const l$8=Glasts_9_[b$7];
    let n$9=0;
    let i$10=0;
    const i$11=Gmany_8_[0];
    for(;i$10<i$11;i$10++)n$9+=Gsets_7_[i$10]>>b$7&1;
    n$9=Math.imul(n$9,l$8);
    if(k$1>=n$9){
      k$1-=n$9;
    }
    else {
      const p$12=b$7+1;
      const z$13=k$1%l$8|0;
      k$1=k$1/l$8|0;
      let m$14=0;
      const v$15=S_[11+p$12*2];
      const v$16=S_[12+p$12*2];
      const f$17=v$15-1&~(v$15-1>>31);
      Gfish_10_[m$14]=f$17;
      m$14+=-v$15>>>31;
      const f$18=v$16-1&~(v$16-1>>31);
      Gfish_10_[m$14]=f$18;
      m$14+=-v$16>>>31&-(v$16^v$15)>>>31;
      let i$19=0;
      for(;;){
        if((Gsets_7_[i$19]>>b$7&1)!==0){
          if(k$1===0)return (p$12-1)*6+(Grod_6_[i$19]-1)+Gfish_10_[z$13]+1;
          k$1--;
        }
        i$19++;
      }
    }
  }
  return 0;
}
